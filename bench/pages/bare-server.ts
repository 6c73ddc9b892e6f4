import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Baseline for the page cache: the same page, compressed once, sent by plain node:http. Arguments: the page's address, port. */
const [pageUrl = '', port = ''] = process.argv.slice(2)
const page = await fetch(pageUrl, { headers: { 'accept-encoding': 'identity' } })
const bytes = gzipSync(Buffer.from(await page.arrayBuffer()), { level: 9 })
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': bytes.length,
  })
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')
