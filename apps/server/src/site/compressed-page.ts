import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page in every form in which it is sent, compressed once. */
export interface CompressedPage {
  readonly status: number
  readonly bodies: Readonly<Record<PageEncoding, Buffer>>
  /** Names the content; without quotes. */
  readonly tag: string
  /** The page's own inline scripts and styles, as sources of a content security policy: `'sha256-…'`. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const pageEncodings = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof pageEncodings)[number]

/** Smaller is hardly smaller from here on, and takes several times as long. */
const brotliQuality = 6

/**
 * Removes the mark from a page and compresses it. The renderer gives each inline script and style of its own the attribute `nonce="<mark>"`: these are
 * hashed for the policy. One that got into the page any other way has no mark, so no hash, and does not run.
 *
 * @param mark secret, and in no response
 */
export async function compressPage({
  html,
  mark,
  status,
}: {
  html: string
  mark: string
  status: number
}): Promise<CompressedPage> {
  const attribute = ` nonce="${mark}"`
  const plain = Buffer.from(html.replaceAll(attribute, ''))
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return {
    status,
    bodies: { br, gzip: gzipped, identity: plain },
    tag: digest(plain, 'base64url').slice(0, 22),
    scripts: hashesOf('script', html, attribute),
    styles: hashesOf('style', html, attribute),
  }
}

function hashesOf(element: 'script' | 'style', html: string, attribute: string): string[] {
  const inline = html.matchAll(new RegExp(`<${element}( [^>]*)>([\\s\\S]*?)</${element}>`, 'g'))
  const marked = [...inline].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(attribute) && !attributes.includes(' src=') ? [text] : [],
  )
  return [...new Set(marked.map((text) => `'sha256-${digest(text, 'base64')}'`))]
}

const digest = (data: string | Buffer, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(data).digest(encoding)
