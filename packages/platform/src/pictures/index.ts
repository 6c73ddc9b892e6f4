/**
 * The picture library, loaded with the first picture because it takes 20 MB. It decodes JPEG, PNG and WebP and refuses every other format it knows;
 * the settings hold for the whole process.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  return sharp
}
