/** An address of the console. The screen around it draws everything. */
export default function RedaccionPlace() {
  return null;
}
