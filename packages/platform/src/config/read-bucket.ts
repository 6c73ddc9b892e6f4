import type { Bucket } from '../objects/index.ts'
import type { ReadSetting } from './read-setting.ts'

const needed = [
  'PICTURES_S3_BUCKET',
  'PICTURES_S3_REGION',
  'PICTURES_S3_ACCESS_KEY_ID',
  'PICTURES_S3_SECRET_ACCESS_KEY',
]
const optional = ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_PREFIX']

/** Where uploaded pictures are. Undefined: in `DATA_DIR/pictures`. A bucket that is described in part is a problem: pictures would be on each node alone. */
export function readBucket(
  read: ReadSetting,
  { env, problems }: { env: Readonly<Record<string, string | undefined>>; problems: string[] },
): Bucket | undefined {
  const endpoint = read('PICTURES_S3_ENDPOINT', address, 'an http:// or https:// address')
  const region = read('PICTURES_S3_REGION', matching(/^[a-z0-9-]{1,40}$/), 'the name of a region, such as eu-central-1')
  const bucket = read('PICTURES_S3_BUCKET', matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), 'the name of a bucket')
  const prefix = read(
    'PICTURES_S3_PREFIX',
    matching(/^[\w-]+(\/[\w-]+)*\/$/),
    'a prefix that ends in a slash, such as pictures/',
  )
  const accessKeyId = read('PICTURES_S3_ACCESS_KEY_ID', matching(/^[\w.~+/=-]{3,200}$/), 'the id of a key')
  const secretAccessKey = read('PICTURES_S3_SECRET_ACCESS_KEY', matching(/^\S{3,300}$/), 'the secret of a key')
  const isSet = (name: string) => (env[name]?.trim() ?? '') !== ''
  const missing = needed.filter((name) => !isSet(name))
  if (missing.length > 0) {
    const given = [...needed, ...optional].filter(isSet)
    if (given.length > 0)
      problems.push(`${given[0]} is set without ${missing.join(', ')}: set all of them to keep pictures in a bucket`)
    return undefined
  }
  if (!region || !bucket || !accessKeyId || !secretAccessKey) return undefined // a problem already
  return { endpoint, region, bucket, prefix: prefix ?? '', accessKeyId, secretAccessKey }
}

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

function address(text: string): string | undefined {
  const parsed = URL.parse(text)
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.username === '' ? text.replace(/\/+$/, '') : undefined
}
