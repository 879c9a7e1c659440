/** Where the storage has an image. */
export const imageKey = (imagen_id: string): string => `imagenes/${imagen_id}.webp`;
