import { openDiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

/** As the configuration spells them. */
export interface StorageSettings {
  readonly STORAGE_DIR: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** A bucket where one is named, else a folder of this machine. */
export function openObjectStorage(settings: StorageSettings): ObjectStorage {
  const endpoint = settings.S3_ENDPOINT;
  const bucket = settings.S3_BUCKET;
  const region = settings.S3_REGION;
  const accessKeyId = settings.S3_ACCESS_KEY_ID;
  const secretAccessKey = settings.S3_SECRET_ACCESS_KEY;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey) {
    return openS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
  }
  return openDiskStorage(settings.STORAGE_DIR);
}
