import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '@andon/contract'
import { type Site, siteAt } from '@andon/contract/sites'
import type { Log } from '@andon/platform/log'
import type { FastifyInstance } from 'fastify'
import { type Art, type ArtFolders, addressOf, findArts } from './arts.ts'

export interface SharePictureOptions extends ArtFolders {
  readonly sites: readonly Site[]
  /** Where drawn pictures are kept; nodes share it. */
  readonly folder: string
  readonly log: Log
}

export interface SharePictures {
  /** Path of the picture for previews of links to a page that shows this one first. */
  pathOf(site: string, art: string | null): string
}

const run = promisify(execFile)
const mostWaiting = 40
const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/**
 * `/share-pictures/<kind>.<hash>.jpg`: pictures for previews of links. Each is drawn when it is first asked for, one at a time, and kept; there are as many as the installation
 * has drawings. An address with an older hash gets the picture of now. Refuses NOT_FOUND for another name, UNAVAILABLE while too many wait to be drawn.
 */
export function mountSharePictures(app: FastifyInstance, options: SharePictureOptions): SharePictures {
  const artOf = findArts(options)
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  async function pictureOf(art: Art): Promise<Buffer> {
    const path = join(options.folder, art.name)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const underWay = drawing.get(art.name)
    if (underWay) return underWay
    if (drawing.size >= mostWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
    const drawn = last.then(() => draw(art, path)).finally(() => drawing.delete(art.name))
    drawing.set(art.name, drawn)
    last = drawn.catch(() => undefined)
    return drawn
  }

  async function draw({ file, wordmark }: Art, path: string): Promise<Buffer> {
    await mkdir(options.folder, { recursive: true })
    await run(process.execPath, [join(import.meta.dirname, 'draw.ts'), file, wordmark, path], {
      env: {},
      timeout: 60_000,
    })
    return readFile(path)
  }

  app.get<{ Params: { file: string } }>('/share-pictures/:file', async (request, reply) => {
    const [name, kind = ''] =
      /^(brand|(?:scenes|games)\.[a-z\d-]{1,60})\.[\w-]{16}\.jpg$/.exec(request.params.file) ?? []
    const art = artOf(siteAt(options.sites, request.authority.hostname).code, addressOf(kind, options.gamesOrigin))
    if (name === undefined || !art.name.startsWith(`${kind}.`)) throw new Refusal('NOT_FOUND')
    const picture = await pictureOf(art).catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      options.log.error({ err: error, file: art.file }, 'a picture for previews of links was not drawn')
      return null
    })
    if (picture === null) return reply.header('cache-control', 'no-store').redirect('/icon-512.png', 302)
    return reply
      .type('image/jpeg')
      .header('cache-control', name === art.name ? year : hour)
      .header('cross-origin-resource-policy', 'cross-origin') // other sites show it beside the link
      .send(picture)
  })

  return { pathOf: (site, art) => `/share-pictures/${artOf(site, art).name}` }
}
