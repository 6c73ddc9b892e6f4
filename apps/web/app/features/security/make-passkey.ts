export const canMakePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export type MadePasskey =
  | { readonly response: string }
  /** The person said no or took too long, or this device has a passkey of the account already. */
  | { readonly trouble: 'cancelled' | 'known' }

/** Lets the browser make a passkey by the server's options; what it made as JSON text. */
export async function makePasskey(options: Record<string, unknown>): Promise<MadePasskey> {
  // options as the server made them for this very call
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
