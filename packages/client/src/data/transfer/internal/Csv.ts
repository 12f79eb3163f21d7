/**
 * Reads and writes rows of comma-separated values (RFC 4180) as streams.
 *
 * @since 0.1.0
 */
import * as Stream from "effect/Stream"
import Papa from "papaparse"
import { bytesOf } from "./Source.ts"

/** A row of a file. */
export interface Row {
  /** The line on which the row starts, counted from 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
  /** The approximate size of the row in the file, in bytes. */
  readonly bytes: number
  /** The syntax error of the row, or `undefined` if it is valid. */
  readonly fault: string | undefined
  /** The kind of the syntax error: an invalid quote, or a row that is too long. */
  readonly faultKind?: "quotes" | "tooLong"
}

/**
 * Options of CSV files. By default the delimiter is detected in the header: a comma, semicolon, tab or vertical bar.
 */
export interface Options {
  readonly delimiter?: string | undefined
}

/**
 * Parses rows from a stream of strings. Empty lines are skipped. A row of more than two million characters is reported
 * as faulty, and the rest of the file is ignored.
 */
export const rows = <E, R>(text: Stream.Stream<string, E, R>, options: Options = {}): Stream.Stream<Row, E, R> =>
  Stream.suspend(() => {
    const reader = makeReader(options)
    return Stream.flattenIterable(
      Stream.concat(
        Stream.map(text, reader.push),
        Stream.suspend(() => Stream.succeed(reader.end()))
      )
    )
  })

/** Formats a row, including its line break. */
export const write = (cells: ReadonlyArray<string>, delimiter = ","): string =>
  `${Papa.unparse([[...cells]], { delimiter, newline: "\r\n", header: false })}\r\n`

const makeReader = ({ delimiter }: Options) => {
  let buffer = ""
  let line = 1
  let parser: Papa.Parser | undefined
  let hasFailed = false

  const parse = (isLast: boolean): ReadonlyArray<Row> => {
    if (hasFailed || buffer === "") return []
    parser ??= makeParser(buffer, isLast, delimiter)
    if (parser === undefined) return tooLong()
    const { data, errors, meta }: Papa.ParseResult<Array<string>> = parser.parse(buffer, 0, !isLast)
    // The parser reports only where its last row ends, so the bytes that it read are divided among the rows by length.
    const lengths = data.map((cells) => cells.reduce((length, cell) => length + cell.length + 1, 0))
    const share = bytesOf(isLast ? buffer : buffer.slice(0, meta.cursor)) / lengths.reduce((all, one) => all + one, 0)
    buffer = isLast ? "" : buffer.slice(meta.cursor)
    const found = data.flatMap((cells, index) => {
      const start = line
      // Rows may end with CRLF although the header ends with LF. The parser then leaves the CR in the last cell.
      const last = cells.at(-1)
      if (meta.linebreak === "\n" && last?.endsWith("\r") === true) cells[cells.length - 1] = last.slice(0, -1)
      line += 1 + cells.reduce((count, cell) => count + breaksIn(cell), 0)
      const fault = errors.find(({ row }) => row === index)?.message
      return cells.length === 1 && cells[0] === ""
        ? []
        : [
            {
              line: start,
              cells,
              bytes: share * (lengths[index] ?? 0),
              fault,
              ...(fault === undefined ? {} : { faultKind: "quotes" as const })
            }
          ]
    })
    return [...found, ...tooLong()]
  }

  const tooLong = (): ReadonlyArray<Row> => {
    if (buffer.length <= longestRow) return []
    hasFailed = true
    buffer = ""
    const fault = "The row is too long. Check that every quote is closed."
    return [{ line, cells: [], bytes: 0, fault, faultKind: "tooLong" }]
  }

  return {
    push: (chunk: string): ReadonlyArray<Row> => {
      buffer += chunk
      return parse(false)
    },
    end: (): ReadonlyArray<Row> => parse(true)
  }
}

const longestRow = 2_000_000

const makeParser = (text: string, isLast: boolean, delimiter: string | undefined): Papa.Parser | undefined => {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*(?=(\r\n|\n|\r(?=[^\n]))|$)/.exec(text)
  const newline = header?.[1]
  if (newline === undefined && !isLast) return undefined
  return new Papa.Parser({
    delimiter: delimiter ?? delimiterOf(header?.[0] ?? ""),
    // A file of one line has no line break, so a default is needed. The type of the parser accepts only known line
    // breaks.
    newline: (newline ?? "\n") as "\n"
  })
}

const delimiterOf = (header: string): string => {
  const bare = header.replace(/"(?:[^"]|"")*"/g, "")
  const counted = delimiters.map((delimiter) => [delimiter, bare.split(delimiter).length] as const)
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

const delimiters = [",", ";", "\t", "|"] as const

const breaksIn = (cell: string): number => (/[\r\n]/.test(cell) ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0)
