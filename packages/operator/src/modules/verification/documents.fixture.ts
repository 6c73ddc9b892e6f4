import { type Browser, createBrowser } from '@andon/tests/browser'

export const api = '/ajax/account/Documents'

/** Calls of players about their documents on a running server. `origin` is a function because the server starts only before the first test. */
export function documentsAt(origin: () => string) {
  async function newPlayer() {
    const browser = createBrowser(origin())
    await browser.register()
    return browser
  }

  async function post(
    browser: Browser,
    path: string,
    body: FormData | string | Uint8Array<ArrayBuffer>,
    type?: string,
  ) {
    const response = await fetch(`${origin()}${path}`, {
      method: 'POST',
      body,
      headers: {
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely
    const reply = (await response.json()) as any
    return { status: response.status, body: reply, code: reply.errors?.[0]?.code as string | undefined }
  }

  const upload = (browser: Browser, content: BlobPart, name = 'card.pdf', fields: Record<string, string> = {}) =>
    post(browser, `${api}/upload`, form({ documentType: 'identity', ...fields, file: [new Blob([content]), name] }))

  const status = async (browser: Browser) => (await browser.get('/ajax/profile/getAccountVerificationStatus')).body

  return { newPlayer, post, upload, status }
}

export function form(fields: Record<string, string | Blob | [Blob, string]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value)
    else if (value instanceof Blob) data.append(name, value)
    else data.append(name, value[0], value[1])
  }
  return data
}
