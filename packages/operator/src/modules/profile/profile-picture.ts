import { type PlayerApi, parseRoute, Refusal } from '@andon/contract'
import { Download } from '@andon/contract/files'
import { routes } from '@andon/contract/player-api/routes'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { drawPicture, type Square } from './draw-picture.ts'
import { pictureOf, pictureVersion, putPicture, removePicture } from './store.ts'

const cacheSeconds = 3600

export function uploadProfilePicture({
  clock,
  db,
  random,
}: Deps): Handler<PlayerApi['profile']['uploadProfilePicture']> {
  return async ({ file, ...crop }, { session: { playerId } }) => {
    const content = await drawPicture(file, squareOf(crop))
    const version = random.token(12)
    await db.transaction((tx) => putPicture(tx, { playerId, version, content, at: clock.now() }))
    return { success: true, url: urlOf(version) }
  }
}

export function getProfilePicture({ db }: Deps): Handler<PlayerApi['profile']['getProfilePicture']> {
  return async (_request, { session }) => {
    const version = await pictureVersion(db, session.playerId)
    return { success: true, url: version === null ? null : urlOf(version) }
  }
}

export function removeProfilePicture({ db }: Deps): Handler<PlayerApi['profile']['removeProfilePicture']> {
  return async (_request, { session }) => {
    await db.transaction((tx) => removePicture(tx, session.playerId))
    return { success: true, url: null }
  }
}

export function profilePicture({ db }: Deps): Handler<PlayerApi['profile']['profilePicture']> {
  return async ({ version }, { session }) => {
    const picture = await pictureOf(db, session.playerId)
    if (!picture) throw new Refusal('NOT_FOUND')
    return new Download({
      content: new Blob([new Uint8Array(picture.content)]),
      contentType: 'image/webp',
      privateCacheSeconds: version === picture.version ? cacheSeconds : 0,
    })
  }
}

/** All three fields or none. */
function squareOf({
  cropX,
  cropY,
  cropSize,
}: {
  cropX?: number | undefined
  cropY?: number | undefined
  cropSize?: number | undefined
}): Square | null {
  if (cropX === undefined && cropY === undefined && cropSize === undefined) return null
  if (cropX === undefined || cropY === undefined || cropSize === undefined)
    throw new Refusal('FIELD_INVALID', { field: 'cropSize', message: 'Needs cropX, cropY and cropSize together' })
  return { left: cropX, top: cropY, size: cropSize }
}

const urlOf = (version: string) => `${parseRoute(routes.profile.profilePicture).path}?version=${version}`
