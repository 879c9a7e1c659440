/** An address of the editor. The screen around it draws everything, so that an article keeps its place when its address changes. */
export default function EditorPlace() {
  return null;
}
