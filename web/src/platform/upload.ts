import { ApiError, apiErrorFromReply } from './api-error.ts';
import { noticeRefusal } from './browser-request.ts';

/** A photo over a slow connection takes its time. */
const TIMEOUT_MS = 120_000;

/** Sends a file as it is and tells how much of it has gone, from 0 to 1; only the browser's older way knows that. */
export function uploadFile(address: string, file: File, onProgress: (part: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const sentAt = performance.now();
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError('unreachable', 0));
    request.ontimeout = () => reject(new ApiError('timeout', 0));
    request.onload = () => {
      noticeRefusal(request.status, request.responseText, sentAt);
      if (request.status === 200) resolve(JSON.parse(request.responseText));
      else reject(apiErrorFromReply(request.status, request.responseText));
    };
    request.send(file);
  });
}
