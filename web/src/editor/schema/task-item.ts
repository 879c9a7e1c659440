import { TaskItem } from '@tiptap/extension-list';

/** The library looks for its own frame inside an item and would take a video's for it. */
export const ArticleTaskItem = TaskItem.extend({
  parseHTML: () => [{ tag: 'li[data-type="taskItem"]', priority: 51 }],
  renderHTML: ({ node }) => ['li', { 'data-type': 'taskItem', 'data-checked': String(node.attrs.checked) }, 0],
});
