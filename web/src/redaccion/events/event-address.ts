import { partAddress } from '../part.ts';

export const eventAddress = (evento_id: number): string => `${partAddress('eventos')}/${evento_id}`;
