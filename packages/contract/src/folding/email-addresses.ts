import { fold } from './fold.ts'

/** The expression of the HTML standard for `type=email`, with at least two labels in the domain. */
const html =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/
/** These two gave out local parts with dots that RFC 5321 allows only in quotes. */
const anyDots = /@(?:docomo|ezweb)\.ne\.jp$/i
const looseDots = /^\.|\.\.|\.@/

/** Whether mail can be sent to the address. */
export const isEmailAddress = (address: string): boolean =>
  html.test(address) && (!looseDots.test(address) || anyDots.test(address))

/** As SMTP takes it (RFC 5321): a local part with loose dots in quotes. */
export function deliverableAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return looseDots.test(address) ? `"${address.slice(0, at)}"${address.slice(at)}` : address
}

/** One form for the addresses of one mailbox: without `+tag`. Gmail addresses also without dots, which Google ignores, and with one domain. */
export function mailboxForm(email: string): string {
  const folded = fold(email)
  const at = folded.lastIndexOf('@')
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}
