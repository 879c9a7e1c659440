declare module 'virtual:language-assets' {
  export const languageAssets: Partial<Record<import('@poliedro/contracts/language').Idioma, string>>;
}
declare module 'virtual:language/*' {
  export const messages: import('./locales/messages.ts').Messages;
  export const countryNames: Readonly<Record<string, string>>;
}
