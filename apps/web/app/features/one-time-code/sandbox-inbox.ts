/** Where a message lies that a gateway would have delivered; null outside the sandbox, where there is no such page. `to` is an address, or a number as `shownNumber` writes it. */
export function sandboxInbox({ sandbox, to }: { sandbox: boolean; to: string }): string | null {
  if (!sandbox) return null
  const [address = ''] = to.includes('@') ? [to.trim()] : to.split(' (')
  return `/sandbox/outbox?to=${encodeURIComponent(address)}`
}
