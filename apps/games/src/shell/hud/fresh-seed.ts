/** A client seed made on the player's device, so that the server cannot have known it. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
