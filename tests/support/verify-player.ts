import { expect, vi } from 'vitest'
import type { Browser } from './browser.ts'
import type { TestServer } from './server.ts'

const patience = { timeout: 30_000, interval: 200 }

/** Uploads documents that the sandbox accepts, and waits until both proofs are verified. */
export async function verifyPlayer(server: TestServer, browser: Browser): Promise<void> {
  for (const documentType of ['identity', 'address']) {
    const form = new FormData()
    form.set('documentType', documentType)
    form.set('file', new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf', { type: 'application/pdf' }))
    const headers = {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    }
    const url = `${server.origin}/ajax/account/Documents/upload`
    expect((await fetch(url, { method: 'POST', body: form, headers })).status).toBe(200)
  }
  await vi.waitFor(async () => {
    server.clock.advance({ seconds: 61 }) // past the job claim of the server's previous run
    await server.app.operator.verification.followChecks()
    const { documents } = (await browser.get('/ajax/profile/getAccountVerificationStatus')).body
    expect(documents).toMatchObject({ identityStatus: 'vrfn_verified', addressStatus: 'vrfn_verified' })
  }, patience)
}
