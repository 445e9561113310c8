/** A real SMTP server in the test process, which takes or refuses mail as it is told. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
}

/** Listens on a free port. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  /** How often each command was reached. */
  const seen = { logins: 0, recipients: 0, texts: 0 };
  /** What it answers from now on: codes for recipients it refuses; whether it confirms a text only after `goOn`. */
  const answers: { recipients?: Readonly<Record<string, number>>; waits?: boolean } = {};
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onAuth(_login, _, done) {
      seen.logins += 1;
      done(null, { user: "anybody" });
    },
    onRcptTo({ address }, _, done) {
      seen.recipients += 1;
      const responseCode = answers.recipients?.[address];
      done(responseCode ? Object.assign(new Error("Not wanted"), { responseCode }) : null);
    },
    onData(stream, session, done) {
      seen.texts += 1;
      void buffer(stream).then(async (raw) => {
        if (answers.waits) await once(server, "goOn");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  // Clients that leave in the middle are what the tests are about.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    seen,
    answers,
    goOn() {
      answers.waits = false;
      server.emit("goOn");
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type SampleMailServer = Awaited<ReturnType<typeof startMailServer>>;
