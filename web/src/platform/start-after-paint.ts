/**
 * The page is complete as HTML: its scripts must not stand in the way of its first sight. The server puts them aside,
 * and a few lines in the head fetch them as soon as something has been painted.
 */
const ASIDE_REL = 'modulepreload-after-paint';
const ASIDE_ATTRIBUTE = 'data-after-paint';
/** A page that is not looked at paints nothing; nobody waits longer than this. */
const AT_THE_LATEST_MS = 2000;

export function putScriptsAside(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${ASIDE_REL}"`)
    .replaceAll('<script type="module" async="">', `<script type="text/plain" ${ASIDE_ATTRIBUTE}="">`);
}

/** The one that begins the work when it is read; it comes last, with the module that names it. */
const BEGINS = 'entry[.]client';

/**
 * One thing at a time, so that a touch never waits for all of them: each file is asked for, then each is evaluated in a
 * task of its own. The module is put in anew because a script that was none once never becomes one; its text, and so its
 * hash, is the same.
 */
export const START_SCRIPT = `(function(d){var gone;function go(){if(gone)return;gone=1;var all=[].slice.call(d.querySelectorAll('link[rel="${ASIDE_REL}"]')),files=all.map(function(e){return e.href}).filter(function(h){return!/${BEGINS}/.test(h)});function begin(){d.querySelectorAll('script[${ASIDE_ATTRIBUTE}]').forEach(function(e){var n=d.createElement('script');n.type='module';n.async=true;n.textContent=e.textContent;e.replaceWith(n)})}function read(){var h=files.shift();if(!h)return begin();var on=function(){setTimeout(read)};import(h).then(on,on)}(function next(){var e=all.shift();if(!e)return read();e.fetchPriority='low';e.rel='modulepreload';setTimeout(next)})()}d.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})});setTimeout(go,d.hidden?0:${AT_THE_LATEST_MS})})})(document)`;
