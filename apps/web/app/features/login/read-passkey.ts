export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Lets the browser sign the server's challenge. Returns the response as JSON text, or null if the player cancelled or it timed out. */
export async function readPasskey(options: Record<string, unknown>): Promise<string | null> {
  // options made by the server for this call
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  try {
    const credential = await navigator.credentials.get({ publicKey })
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}
