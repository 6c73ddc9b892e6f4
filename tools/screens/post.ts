import type { Page } from '@playwright/test'

type Fields = Readonly<Record<string, string | number>>

/** A POST from the page, with its anti-forgery token. */
export function post(page: Page, path: string, fields: Fields) {
  return page.evaluate(
    async ({ path, fields }) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)])
      const headers = { 'x-xsrf-token': token }
      return (await fetch(path, { method: 'POST', headers, body: new URLSearchParams(pairs) })).json()
    },
    { path, fields },
  )
}

export const get = (page: Page, path: string) => page.evaluate(async (path) => (await fetch(path)).json(), path)

/** A call that must succeed. */
export async function must(page: Page, path: string, fields: Fields) {
  const reply = await post(page, path, fields)
  if (reply.success === false) throw new Error(`${path}: ${JSON.stringify(reply.errors)}`)
  return reply
}

/** A document of the player's own. */
export function upload(page: Page, documentType: 'identity' | 'address') {
  return page.evaluate(async (documentType) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    const form = new FormData()
    const file = new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], 'VERIFIED.pdf', { type: 'application/pdf' })
    form.set('documentType', documentType)
    form.set('file', file)
    const headers = { 'x-xsrf-token': token }
    return (await fetch('/ajax/account/Documents/upload', { method: 'POST', headers, body: form })).json()
  }, documentType)
}
