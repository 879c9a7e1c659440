const ADDRESS = /https?:\S+\.js/;
let tries = 0;
/** By the first address: code has what it keeps once, not once for each time that it is asked for. */
const again = new Map<string, Promise<unknown>>();

/**
 * For code that is asked for again after it could not be had: some browsers keep that in mind until the page is loaded anew,
 * and ask no more. Under another address they do. Where they do not say which file it was, it is as they have it.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await fetchAgain(address)) as Module;
  }
}

function fetchAgain(address: string): Promise<unknown> {
  const known = again.get(address);
  if (known) return known;
  tries += 1;
  const fetching: Promise<unknown> = import(/* @vite-ignore */ `${address}?again=${tries}`);
  again.set(address, fetching);
  fetching.catch(() => again.delete(address));
  return fetching;
}
