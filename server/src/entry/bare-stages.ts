import { text } from 'node:stream/consumers';
import { openEmbedderFrugally } from '../adapters/embeddings/open-embedder-frugally.ts';
import { readConfigOrExit } from '../config.ts';
import { type BareFeed, runBareStages } from '../evaluate/bare-stages.ts';
import { createExtractiveAnalyst } from '../pipeline/analyse/extractive/extractive-analyst.ts';
import { openSafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { userAgentOf } from '../platform/safe-fetch/user-agent.ts';

/** What the pipeline does with the feeds on standard input, without queue and database, so that measurements can tell what those cost. */
const config = readConfigOrExit();
const feeds = JSON.parse(await text(process.stdin)) as BareFeed[];
const safeFetch = openSafeFetch({ userAgent: userAgentOf(config), routes: config.FETCH_ROUTES });
const embedder = await openEmbedderFrugally(config);
const began = { at: performance.now(), processor: process.cpuUsage() };
const outcome = await runBareStages({ safeFetch, embedder, analyst: createExtractiveAnalyst() }, feeds);
const { user, system } = process.cpuUsage(began.processor);
const seconds = (performance.now() - began.at) / 1000;
console.log(JSON.stringify({ ...outcome, seconds, processorSeconds: (user + system) / 1e6 }));
await safeFetch.close();
await embedder?.close();
