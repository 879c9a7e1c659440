/** The contract's limits without its schemas; a test holds them equal. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
