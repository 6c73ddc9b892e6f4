interface Bounds {
  readonly maxBytes: number
  readonly maxFiles: number
}

/** Which of the chosen files can be sent; a file that cannot does not hold up the others. Empty files are left out. */
export function chooseFiles<F extends { readonly size: number }>(files: readonly F[], { maxBytes, maxFiles }: Bounds) {
  const fitting = files.filter(({ size }) => size > 0 && size <= maxBytes)
  return {
    taken: fitting.slice(0, maxFiles),
    tooLarge: files.filter(({ size }) => size > maxBytes),
    tooMany: fitting.slice(maxFiles),
  }
}
