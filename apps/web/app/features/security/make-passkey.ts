export const canMakePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export type MadePasskey =
  | { readonly response: string }
  /** The player cancelled or it timed out, or this device already has a passkey of the account. */
  | { readonly trouble: 'cancelled' | 'known' }

/** Lets the browser create a passkey with the server's options. Returns it as JSON text. */
export async function makePasskey(options: Record<string, unknown>): Promise<MadePasskey> {
  // options made by the server for this call
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  try {
    const credential = await navigator.credentials.create({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return { trouble: 'cancelled' }
    return { response: JSON.stringify(credential.toJSON()) }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'InvalidStateError') return { trouble: 'known' }
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return { trouble: 'cancelled' }
    throw error
  }
}
