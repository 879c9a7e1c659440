const ADDRESS = /https?:\S+\.js/;
let tries = 0;

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
    tries += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
  }
}
