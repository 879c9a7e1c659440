import { URL_MAX } from './limits.ts';

export const LINK_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const;
const SOURCE_SCHEMES = ['http', 'https'];
/** A browser leaves these out of an address before it reads the scheme. */
const NOT_IN_ADDRESSES = /[\p{Cc}\p{Cf}\p{Cs}\s]/u;

function isAddress(value: unknown, schemes: readonly string[]): value is string {
  if (typeof value !== 'string' || value.length > URL_MAX || NOT_IN_ADDRESSES.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return schemes.includes(protocol.slice(0, -1)) && username === '' && password === '';
}

export const isLinkAddress = (value: unknown): value is string => isAddress(value, LINK_SCHEMES);
/** Where a passage comes from: a page that can be opened. */
export const isSourceAddress = (value: unknown): value is string => isAddress(value, SOURCE_SCHEMES);

/** Pictures come from here alone; see the call that takes them. */
export const IMAGE_ADDRESS = /^\/imagenes\/[0-9a-f]{32}\.webp$/;
/** A picture that was pasted with its bytes: it is stored as a file before anybody else sees it. */
export const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[0-9A-Za-z+/]+={0,2}$/;

const VIDEO_ID = /^[\w-]{11}$/;
export const isVideoId = (value: unknown): value is string => typeof value === 'string' && VIDEO_ID.test(value);

const VIDEO_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'];

/** The id of the video that an address of YouTube shows. */
export function videoIdOf(address: string): string | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const host = hostname.replace(/^www\./, '');
  if (!/^https?:$/.test(protocol) || !VIDEO_HOSTS.includes(host)) return undefined;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be' ? first : ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
  return isVideoId(id) ? id : undefined;
}
