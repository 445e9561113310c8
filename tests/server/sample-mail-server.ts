/** A real SMTP server in the test process, that takes mail, refuses, hangs and goes away as it is told. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: unknown;
  readonly raw: string;
  readonly mail: Email;
}

export interface SampleMailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How often each command was reached. */
  readonly seen: { connections: number; recipients: number; texts: number };
  /** What it answers from now on, for each command; undefined where it takes it. */
  readonly answers: { recipient?: number | undefined; text?: number | undefined; hangs?: boolean; hangsUp?: boolean };
  close(): Promise<void>;
}

/** @param port 0 takes a free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<SampleMailServer> {
  const received: ReceivedMail[] = [];
  const seen = { connections: 0, recipients: 0, texts: 0 };
  const answers: SampleMailServer["answers"] = {};
  const failure = (code: number) => Object.assign(new Error("Not wanted"), { responseCode: code });
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onConnect(_, done) {
      seen.connections += 1;
      if (!answers.hangs) done();
    },
    onRcptTo(_, __, done) {
      seen.recipients += 1;
      done(answers.recipient === undefined ? null : failure(answers.recipient));
    },
    onData(stream, session, done) {
      seen.texts += 1;
      if (answers.hangsUp) {
        for (const connection of server.connections) connection.close();
        return;
      }
      void buffer(stream).then(async (raw) => {
        if (answers.text !== undefined) return done(failure(answers.text));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          user: session.user,
          raw: raw.toString("utf8"),
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  // Clients that leave in the middle are what the tests are about.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    seen,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
