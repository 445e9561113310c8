/** A real SMTP server in the test process, on a free port. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; mail: Email }[] = [];
  /** How often each command was reached. */
  const seen = { logins: 0, recipients: 0, texts: 0 };
  /** May be changed: codes for refused recipients; whether a text is confirmed only after `goOn`. */
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
  // Tests break connections.
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
