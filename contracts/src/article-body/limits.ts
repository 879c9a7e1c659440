/** What one article may be; beyond it nothing is stored. */
export const BODY_LIMITS = {
  /** Of the document as JSON. */
  bytes: 4_000_000,
  depth: 24,
  nodes: 60_000,
  images: 100,
  videos: 50,
} as const;

export const TITULAR_MAX = 300;
export const RESUMEN_MAX = 1000;
export const URL_MAX = 2000;
export const TAG_TEXT_MAX = 200;
export const ALT_MAX = 500;
export const IMAGE_BYTES_MAX = 8_000_000;
/** Of all pictures of one person, as they are kept: whoever asks for their data gets them in one file. */
export const IMAGES_TOTAL_MAX = 200_000_000;
export const IMAGE_SIDE_MAX = 8000;
export const PRECIO_MAX_EUROS = 200;
