declare module 'virtual:locale-assets' {
  export const localeAssets: Partial<Record<import('@poliedro/contracts/language').Idioma, string>>;
}
