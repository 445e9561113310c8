/** A real SMTP server in the test process, which takes or refuses mail as it is told. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** `user:password`, if there was a login. */
  readonly login: unknown;
  readonly mail: Email;
}

/** Listens on a free port. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  /** How often each command was reached. */
  const seen = { logins: 0, recipients: 0, texts: 0 };
  /** What it answers from now on: codes to commands it refuses, to recipients by address. */
  const answers: {
    recipients?: Readonly<Record<string, number>>;
    text?: number | undefined;
    /** Whether it confirms a text only after `goOn`. */
    waits?: boolean;
  } = {};
  const refusal = (code: number | undefined) =>
    code === undefined ? null : Object.assign(new Error("Not wanted"), { responseCode: code });
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onAuth({ username, password }, _, done) {
      seen.logins += 1;
      done(null, { user: `${username}:${password}` });
    },
    onRcptTo({ address }, _, done) {
      seen.recipients += 1;
      done(refusal(answers.recipients?.[address]));
    },
    onData(stream, session, done) {
      seen.texts += 1;
      void buffer(stream).then(async (raw) => {
        const refused = refusal(answers.text);
        if (refused) return done(refused);
        if (answers.waits) await once(server, "goOn");
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          login: session.user,
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
