/** The command cannot be carried out; the message gives the reason, and is printed without a stack. */
export class Wrong extends Error {
  override readonly name = 'Wrong'
}
