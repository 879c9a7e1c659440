/** The key in the storage of the photo that stands at this address. */
export const photoKey = (url: string): string => url.slice(1);
