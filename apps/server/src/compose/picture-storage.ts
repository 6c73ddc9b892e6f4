import { join } from 'node:path'
import type { Config } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'
import { createObjects, type Objects } from '@andon/platform/objects'

/** Where the bytes of uploaded pictures are: the bucket of the configuration, or a folder that all nodes share. */
export const pictureStorage = ({ pictureBucket, dataDir }: Config, log: Log): Objects =>
  createObjects({ at: pictureBucket ? { bucket: pictureBucket } : { folder: join(dataDir, 'pictures') }, log })
