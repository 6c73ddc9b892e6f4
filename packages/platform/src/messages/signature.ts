import { siteOf } from '@andon/contract/sites'
import type { Messages } from './index.ts'

/** Ends every mail with the name of its brand. */
export function withSignature(messages: Messages): Messages {
  const signed = (text: string, site: string) => `${text.trimEnd()}\n\n${siteOf(site).name}\n`
  return {
    send: (tx, message) =>
      messages.send(tx, message.channel === 'sms' ? message : { ...message, text: signed(message.text, message.site) }),
  }
}
