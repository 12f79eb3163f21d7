/**
 * A stream that speaks Postgres' wire protocol with PGlite in the same process, so that the driver of real servers runs
 * against it.
 *
 * @since 0.1.0
 */
import { Duplex } from "node:stream"

/** What of PGlite is spoken to. Its own types need Emscripten's, which our users should not have to install. */
export interface Session {
  readonly execProtocolRaw: (message: Uint8Array) => Promise<Uint8Array>
}

/** Opens a stream. All streams to one database share its one session. */
export const make = (database: Session): Duplex =>
  new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      database.execProtocolRaw(new Uint8Array(chunk)).then((answer) => {
        this.push(Buffer.from(answer))
        done()
      }, done)
    },
    final(done) {
      this.push(null)
      done()
    }
  })
