/** How a supplier calls the operator's wallet: signed, typed, and with an outcome that may be unknown. */
export { httpTransport } from './http-transport.ts'
export { createWalletClient, type WalletTransport } from './wallet-client.ts'
export type { WalletPort, WalletResult } from './wallet-port.ts'
