import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Bucket, Store } from './index.ts'

/** No object of ours is larger. */
const mostBytes = 12 * 1024 * 1024

/**
 * A bucket of AWS or of a storage that speaks its protocol. Those other storages are addressed by path, and get no checksums beyond those that the protocol demands: several
 * refuse them. The key needs to read and write objects, and to list the bucket: without that AWS answers that a missing object is forbidden.
 */
export function bucketStore({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: Bucket): Store {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  })
  return {
    atOnce: 32,
    put: async (name, bytes, mediaType) => {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: `${prefix}${name}`, Body: bytes, ContentType: mediaType }),
      )
    },
    read: async (name) => {
      try {
        const { Body: body, ContentLength: bytes = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${name}` }),
        )
        if (!body || bytes > mostBytes) throw new Error(`${name} has ${bytes} bytes`)
        return Buffer.from(await body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
  }
}
