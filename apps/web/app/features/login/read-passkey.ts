export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Lets the browser sign the server's challenge; its answer as JSON text, or null when the person chose none or it took too long. */
export async function readPasskey(options: Record<string, unknown>): Promise<string | null> {
  // options as the server made them for this very call
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
