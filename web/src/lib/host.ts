/** Whom the page talks to: a server, or the device itself, where Python runs in a worker. */

import { api, DEVICE, socketAddress } from './base';

export interface Reply {
  status: number;
  text: string;
}

/** An open line to a room. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  /** It is not needed any more. */
  close(): void;
  /** It seems dead: end it, and say so. */
  drop(): void;
}

export interface Host {
  /** There is no server: nobody else can come, and nothing leaves the device. */
  readonly isDevice: boolean;
  /** Rejects if nobody answers. */
  request(method: string, path: string, body?: string, kind?: string): Promise<Reply>;
  /** `ended` tells why, as a socket does. */
  connect(path: string, hear: (text: string) => void, ended: (code: number) => void): Wire;
  /** The address of something to download, as it stands in a link. */
  address(path: string): string;
}

class ServerHost implements Host {
  readonly isDevice = false;

  async request(method: string, path: string, body?: string, kind = 'application/json'): Promise<Reply> {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = body;
      init.headers = { 'content-type': kind };
    }
    const response = await fetch(api(path), init);
    return { status: response.status, text: await response.text() };
  }

  connect(path: string, hear: (text: string) => void, ended: (code: number) => void): Wire {
    const socket = new WebSocket(socketAddress(path));
    socket.onmessage = (message) => hear(String(message.data));
    socket.onclose = (end) => ended(end.code);
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(1000),
      drop: () => socket.close(4000),
    };
  }

  address(path: string): string {
    return api(path);
  }
}

/** The device's host is fetched when it is needed: most pages talk to a server. */
class LazyDevice implements Host {
  readonly isDevice = true;
  private readonly loading: Promise<Host>;

  constructor(folder: string) {
    this.loading = import('../device/host').then(({ DeviceHost }) => new DeviceHost(folder));
  }

  async request(method: string, path: string, body?: string): Promise<Reply> {
    return (await this.loading).request(method, path, body);
  }

  connect(path: string, hear: (text: string) => void, ended: (code: number) => void): Wire {
    let wire: Wire | null = null;
    let closed = false;
    void this.loading.then((host) => {
      if (!closed) wire = host.connect(path, hear, ended);
    });
    return {
      get isOpen() {
        return wire?.isOpen ?? false;
      },
      send: (text) => wire?.send(text),
      close: () => {
        closed = true;
        wire?.close();
      },
      drop: () => wire?.drop(),
    };
  }

  address(path: string): string {
    return path;
  }
}

export const host: Host = DEVICE ? new LazyDevice(DEVICE.folder) : new ServerHost();
