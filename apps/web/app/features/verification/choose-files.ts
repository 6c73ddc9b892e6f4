interface Chosen {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

interface Bounds {
  readonly maxBytes: number
  readonly maxFiles: number
}

/** Which of the chosen files can be sent; a file that cannot does not hold up the others. Empty files, and a file chosen twice, are left out. */
export function chooseFiles<F extends Chosen>(files: readonly F[], { maxBytes, maxFiles }: Bounds) {
  const fitting = [...new Map(files.map((file) => [keyOf(file), file])).values()].filter(
    ({ size }) => size > 0 && size <= maxBytes,
  )
  return {
    taken: fitting.slice(0, maxFiles),
    tooLarge: files.filter(({ size }) => size > maxBytes),
    tooMany: fitting.slice(maxFiles),
  }
}

export const keyOf = ({ name, size, lastModified }: Chosen) => `${name} ${size} ${lastModified}`
