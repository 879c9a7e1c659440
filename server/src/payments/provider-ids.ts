/** The provider gives an object of its own as its name or whole. */
export const providerIdOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What stands in the metadata may be anybody's. */
export const isOurId = (id: string | undefined): id is string => id !== undefined && UUID.test(id);
