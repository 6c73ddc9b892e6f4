interface Rule {
  readonly name: string
  /** Searched in every line of code; lines of comments only with `inComments`. */
  readonly pattern: RegExp
  readonly inComments?: true
  readonly where: RegExp
  readonly except?: RegExp
  readonly instead: string
  /** A line that the pattern must match. */
  readonly mistake: string
}

const server = /^(packages\/(?!web-kit\/)|apps\/server\/).*\.tsx?$/
const testCode = /\.(test|spec|fixture|probes)\.tsx?$|^tests\//

export const rules: readonly Rule[] = [
  {
    name: 'random numbers can be replayed',
    pattern: /Math\.random\(/,
    where: /^(apps|packages|tests|tools)\/.*\.(ts|tsx|mjs)$/,
    except: /^(apps\/games\/src\/.*(stage|sound)|packages\/realtime-client)\//, // sparks, waves and waits affect no result
    instead: 'Random of @andon/platform/random, or the draws of the arcade',
    mistake: 'const reel = Math.floor(Math.random() * 5)',
  },
  {
    name: 'time comes from the clock',
    pattern: /new Date\(\)|Date\.now\(|Temporal\.Now\./,
    where: server,
    except: new RegExp(`^packages/platform/src/clock/|${testCode.source}`),
    instead: 'runtime.clock.now()',
    mistake: 'const at = new Date()',
  },
  {
    name: 'money is an integer',
    pattern: /parseFloat\(|(amount|balance|stake|minor|win|cash)\w*\.toFixed\(/i,
    where: /\.(ts|tsx)$/,
    instead: 'minor() and the formatting of @andon/money',
    mistake: 'const stake = parseFloat(text)',
  },
  {
    name: 'colours are tokens',
    pattern: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"]?\)?[^;]*url)|\b(?:rgba?|hsla?|oklch)\(\s*\d/i,
    where: /^(apps\/(web|sportsbook)|packages\/web-kit)\/.*\.(css|tsx|ts)$/,
    except: /^packages\/web-kit\/src\/(theme|brands|art)\/|shell\/brand\.ts$|build-tools/,
    instead: 'a token of packages/web-kit/src/theme',
    mistake: "style={{ color: '#ff0044' }}",
  },
  {
    name: 'no test is focused, skipped or promised',
    pattern: /\b(test|it|describe)(\.\w+)*\.(only|skip|todo|fixme|fails)\b/,
    where: /^(apps|packages|tests)\/.*\.tsx?$/,
    instead: 'a test that runs',
    mistake: "test.only('one', () => {})",
  },
  {
    name: 'a test waits for a condition, not for a time',
    pattern: /\bsetTimeout\(|\b(sleep|pause|delay)\(\d|timers\/promises/,
    where: /^(apps|packages|tests\/(?!e2e\/)).*\.test\.tsx?$/,
    except: /^packages\/platform\/src\/group-commit\//, // kills connections at a steady pace
    instead: 'vi.waitFor, an event, or the clock of the test',
    mistake: 'await new Promise((resolve) => setTimeout(resolve, 300))',
  },
  {
    name: 'no test is tried again',
    pattern: /\bretry: ?[1-9]/,
    where: /^(vitest\.config|(apps|packages|tests)\/.*\.test)\.tsx?$/,
    instead: 'a test that passes each time',
    mistake: 'test("one", { retry: 2 }, () => {})',
  },
  {
    name: 'work that repeats is a loop',
    pattern: /\bsetInterval\(/,
    where: server,
    except: new RegExp(
      // heartbeats of connections, a gauge, the clock of a feed, and a page's own script: they wait for nothing
      `^packages/(platform/src/(loop|realtime)|realtime-client)/|^apps/server/src/(app|roles/bookmaker|site/offline-page)\\.ts$|${testCode.source}`,
    ),
    instead: 'createLoop of @andon/platform/loop',
    mistake: 'const timer = setInterval(() => void sweep(), 2_000)',
  },
  {
    name: 'nothing is left for later',
    pattern: /\b(TODO|FIXME|(?<!')XXX|HACK)\b|[Cc]oming soon/, // quoted, it is ISO 4217's code for no currency
    where: /\.(ts|tsx|mjs|css|sql)$/,
    instead: 'the finished thing, or nothing',
    mistake: 'const later = 1 // TODO later',
  },
  {
    name: 'another room is entered by its name',
    pattern: /from ['"](\.\.\/)+(packages|apps)\//,
    where: /^(apps|packages)\/.*\.tsx?$/,
    instead: '@andon/<room>/<door>',
    mistake: "import { x } from '../../packages/money/src/index.ts'",
  },
  {
    name: 'a reply is shown after hydration only',
    pattern: /import \{[^}]*\buseQuery\b[^}]*\} from '@tanstack\/react-query'/,
    where: /^apps\/web\/app\/.*\.tsx?$/,
    instead: 'useQuery of page/use-query.ts',
    mistake: "import { useQuery, useQueryClient } from '@tanstack/react-query'",
  },
  {
    name: 'plain words',
    pattern:
      /keeper|overhear|(?<!_)purse(?!s?_)|\bcouriers?\b|\bheavens\b|\bwhoever\b|\bnobody[’']s\b|\bof theirs\b|\banew\b|\bfor ever\b|\bthere is not\b|\bso that none\b|(?<!support\.)\bdesk\b/i,
    inComments: true,
    where: /./,
    // migrations that have run do not change; messages are copy for players
    except: /\/migrations\/|\/messages\.\w+\.ts$/,
    instead: 'plain present English (docs/glossary.md)',
    mistake: '// whoever holds the purse',
  },
  {
    name: 'only the start and the log write to the terminal',
    pattern: /\bconsole\.\w+\(/,
    where: server,
    except: testCode,
    instead: 'runtime.log, or a thrown error',
    mistake: "console.log('here')",
  },
]
