import { isVideoId } from '@poliedro/contracts/article-body/addresses';
import { Node } from '@tiptap/core';

const side = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null,
});

export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: side('width'), height: side('height') }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const VideoNode = Node.create({
  name: 'youtube',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    video_id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-youtube'),
      renderHTML: ({ video_id }) => ({ 'data-youtube': video_id }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-youtube]',
      getAttrs: (element) => (isVideoId(element.getAttribute('data-youtube')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
