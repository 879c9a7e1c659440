import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The least that Node must do to give what is posted to all who listen. Usage: PORT PATH */
const [port, path = ''] = process.argv.slice(2);
const listeners = new Set<ServerResponse>();

async function broadcast(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = Buffer.from(`data: ${await text(request)}\n\n`);
  for (const listener of listeners) listener.write(message);
  response.end('{}');
}

createServer((request, response) => {
  if (request.method === 'POST') {
    void broadcast(request, response);
  } else if (request.url === path) {
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  } else {
    response.end('ready');
  }
}).listen(Number(port), '127.0.0.1');
