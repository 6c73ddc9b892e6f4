import type { VendorAdaptor } from './adaptor.ts'

/** Games that send no messages that the host could use, and take none. */
export const noAdaptor: VendorAdaptor = {
  dialect: 'none',
  parse: () => ({ kind: 'unknown' }),
  commands: { stopAutoplay: [], resume: [], refreshBalance: [], roundStartSeen: [] },
  subscriptions: [],
  saysReady: false,
}
