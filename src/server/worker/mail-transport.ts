import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../messages/mail-settings.ts";

/**
 * A transport that connects to the name of the host, where nodemailer would take an address: the runtime compares the certificate
 * with what was connected to.
 */
export function mailTransport({ server }: MailSettings) {
  return createTransport({
    ...server,
    getSocket({ host = "", port, secure = false }, done) {
      const to = { host, port: Number(port ?? (secure ? 465 : 587)) };
      const connection = secure ? connectSecurely({ ...to, servername: host }) : connect(to);
      connection.once(secure ? "secureConnect" : "connect", () => done(null, { connection, secured: secure }));
      connection.once("error", (error) => done(Object.assign(error, { code: "ESOCKET", command: "CONN" })));
    },
  });
}
