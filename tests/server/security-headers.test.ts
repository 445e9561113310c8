import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);
const app = createApp({ clientRoot, site: sampleSite });

describe("every answer carries the security headers", () => {
  test.each([
    "/en",
    "/",
    "/en/",
    "/en/nowhere",
    "/assets/gone.js",
    "/robots.txt",
    "/api/v1/country",
    "/api/v1/message",
  ])("%s", async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toBe("camera=(), microphone=(), geolocation=()");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });

  test("with those of the build in addition, and before its own", async () => {
    const site = { ...sampleSite, headers: { "X-Robots-Tag": "noindex", "x-frame-options": "SAMEORIGIN" } };
    const { headers } = await createApp({ clientRoot, site }).request("/en");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  });
});

describe("a drawing, opened by itself, loads and runs nothing", () => {
  const policy = async (path: string) => (await app.request(path)).headers.get("Content-Security-Policy");

  test("by the policy it is sent with", async () => {
    expect(await policy("/images/logo.55cc.svg")).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  test.each(["/images/screen.en.77ee-800.jpg", "/images/gone.svg", "/en/gone.svg"])("other than %s", async (path) => {
    expect(await policy(path)).toBe("frame-ancestors 'none'");
  });
});

describe("https is demanded for the future", () => {
  const demand = async (url: string, forwarded?: string, trustForwardedProto?: boolean) => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { "X-Forwarded-Proto": forwarded };
    const answer = await createApp({ clientRoot, site: sampleSite, trustForwardedProto }).request(url, { headers });
    return answer.headers.get("Strict-Transport-Security");
  };

  test("over https", async () => expect(await demand("https://shop.example/en")).toBe("max-age=31536000"));
  test("not over http", async () => expect(await demand("http://shop.example/en")).toBeNull());
  test("not because a visitor says so", async () => expect(await demand("http://shop.example/en", "https")).toBeNull());
  test("because a trusted proxy says so", async () =>
    expect(await demand("http://shop.example/en", "https", true)).toBe("max-age=31536000"));
  test("not where the trusted proxy says http", async () =>
    expect(await demand("http://shop.example/en", "http, https", true)).toBeNull());
});
